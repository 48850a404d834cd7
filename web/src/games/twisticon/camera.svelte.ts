// From where the cube is looked at: around the turntable, higher and lower. Rests on Svelte's tweens.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { motionTime } from "../../settings/settings.svelte";

const HOME = { yaw: -34, pitch: -36 };

export class Camera {
  readonly yaw = new Tween(HOME.yaw, { easing: cubicOut });
  readonly pitch = new Tween(HOME.pitch, { easing: cubicOut });

  /** Look from further around, and from higher or lower, in degrees. */
  look(turned: number, tilted: number, milliseconds = 260): void {
    const duration = motionTime(milliseconds);
    this.yaw.set(this.yaw.target + turned, { duration });
    this.pitch.set(Math.max(-90, Math.min(60, this.pitch.target + tilted)), { duration });
  }

  /** Go along with a drag: at once, from where it is now. */
  follow(turned: number, tilted: number): void {
    this.yaw.set(this.yaw.current + turned, { duration: 0 });
    this.look(0, tilted, 0);
  }

  home(): void {
    const whole = Math.round((this.yaw.target - HOME.yaw) / 360) * 360;
    this.yaw.set(HOME.yaw + whole, { duration: motionTime(400) });
    this.pitch.set(HOME.pitch, { duration: motionTime(400) });
  }

  /** Where a vector of the cube points on the screen. */
  project([x, y, z]: [number, number, number]): { x: number; y: number } {
    const [a, b] = [this.yaw.current, this.pitch.current].map((degrees) => (degrees * Math.PI) / 180);
    const deep = z * Math.cos(a) - x * Math.sin(a);
    return { x: x * Math.cos(a) + z * Math.sin(a), y: y * Math.cos(b) - deep * Math.sin(b) };
  }
}
