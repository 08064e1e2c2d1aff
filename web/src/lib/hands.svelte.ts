/** How this device is held and how sure its bell must be: kept on it, known to every screen. */
import { recallData, storeData } from "./storage";

class Hands {
  private left = $state(recallData("left-handed", false));
  private sure = $state(recallData("confirm-bell", false));

  /** What is not centred is mirrored. */
  get leftHanded(): boolean {
    return this.left;
  }
  set leftHanded(wanted: boolean) {
    storeData("left-handed", (this.left = wanted));
  }

  /** The bell asks once more before it rings. */
  get confirmBell(): boolean {
    return this.sure;
  }
  set confirmBell(wanted: boolean) {
    storeData("confirm-bell", (this.sure = wanted));
  }
}

export const hands = new Hands();
