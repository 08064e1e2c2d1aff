"""A certificate of our own, for a house without one: browsers warn once, then give the camera."""

import shutil
import subprocess
from pathlib import Path

from singerie.engine.errors import BadInput

DAYS = 825


def own_certificate(folder: Path, addresses: list[str]) -> tuple[Path, Path]:
    """Certificate and key for these addresses, made where there are none yet."""
    cert, key = folder / "own-cert.pem", folder / "own-key.pem"
    names = ",".join([*("DNS:" + name for name in ("localhost",)), *(f"IP:{a}" for a in addresses)])
    noted = folder / "own-cert.names"
    if cert.exists() and key.exists() and noted.exists() and noted.read_text() == names:
        return cert, key
    openssl = shutil.which("openssl")
    if openssl is None:
        raise BadInput(
            "--tls needs the program openssl (on Debian and Ubuntu: apt install openssl);"
            " or give a certificate with --cert and --key."
        )
    folder.mkdir(parents=True, exist_ok=True)
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-nodes", "-days", str(DAYS), "-subj", "/CN=Singerie", "-addext"]
    command += [f"subjectAltName={names}", "-keyout", str(key), "-out", str(cert)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"openssl could not make a certificate: {done.stderr.strip()}")
    key.chmod(0o600)
    noted.write_text(names)
    return cert, key
