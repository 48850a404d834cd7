// Soft sounds, made on the spot: no files. Nothing sounds before the first click or key.
import { settings } from "../settings/settings.svelte";
import { stage } from "./stage";

function note(pitch: number, from: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const on = stage();
  if (!on) return;
  const begin = on.currentTime + from;
  const voice = on.createOscillator();
  const level = on.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(loud, begin + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(level).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** A card on the felt: a short breath of noise. */
function card(): void {
  const on = stage();
  if (!on) return;
  const length = Math.floor(on.sampleRate * 0.06);
  const breath = on.createBuffer(1, length, on.sampleRate);
  const samples = breath.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = on.createBufferSource();
  const dull = on.createBiquadFilter();
  const level = on.createGain();
  source.buffer = breath;
  dull.type = "lowpass";
  dull.frequency.value = 1400;
  level.gain.value = 0.25;
  source.connect(dull).connect(level).connect(on.destination);
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
  if (settings.sound && stage()?.state === "running") sounds[which]();
}
