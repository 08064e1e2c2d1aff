"""What Kem's and Yōkaï no Kems share: the table of four, the signs, the announcements."""
