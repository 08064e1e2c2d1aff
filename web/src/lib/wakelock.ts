/** The screen stays awake while a game is on, where the browser allows it. */
export class WakeLock {
  private held: WakeLockSentinel | null = null;
  private wanted = false;

  constructor() {
    // the browser lets go whenever the page is hidden
    document.addEventListener("visibilitychange", () => void this.apply());
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    void this.apply();
  }

  private async apply(): Promise<void> {
    if (!this.wanted) {
      await this.held?.release().catch(() => undefined);
      this.held = null;
    } else if (document.visibilityState === "visible" && (this.held?.released ?? true)) {
      this.held = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    }
  }
}
