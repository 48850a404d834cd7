// Soft sounds, made on the spot: no files. Nothing sounds before the first click or key.
import { settings } from "../settings/settings.svelte";

let stage: AudioContext | null = null;

/** Browsers let a page sound only after its visitor did something. */
export function listenForGesture(): void {
  const wake = () => {
    stage ??= new AudioContext();
    if (stage.state === "suspended") stage.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

function note(pitch: number, from: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  if (!stage) return;
  const begin = stage.currentTime + from;
  const voice = stage.createOscillator();
  const level = stage.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(loud, begin + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(level).connect(stage.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** A card on the felt: a short breath of noise. */
function card(): void {
  if (!stage) return;
  const length = Math.floor(stage.sampleRate * 0.06);
  const breath = stage.createBuffer(1, length, stage.sampleRate);
  const samples = breath.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = stage.createBufferSource();
  const dull = stage.createBiquadFilter();
  const level = stage.createGain();
  source.buffer = breath;
  dull.type = "lowpass";
  dull.frequency.value = 1400;
  level.gain.value = 0.25;
  source.connect(dull).connect(level).connect(stage.destination);
  source.start();
}

const sounds = {
  card,
  trick: () => [392, 523].forEach((pitch, i) => note(pitch, i * 0.09, 0.3, 0.06, "triangle")),
  turn: () => [587, 880].forEach((pitch, i) => note(pitch, i * 0.12, 0.45, 0.1)),
  joy: () => [523, 659, 784, 1047].forEach((pitch, i) => note(pitch, i * 0.1, 0.7, 0.08, "triangle")),
  doom: () => [196, 185, 147, 98].forEach((pitch, i) => note(pitch, i * 0.24, 0.9, 0.11, "triangle")),
  mischief: () => [440, 554, 466, 622].forEach((pitch, i) => note(pitch, i * 0.1, 0.22, 0.07, "triangle")),
  over: () => [392, 494, 587, 784].forEach((pitch, i) => note(pitch, i * 0.13, 0.6, 0.08, "triangle")),
};

export function sound(which: keyof typeof sounds): void {
  if (settings.sound && stage?.state === "running") sounds[which]();
}
