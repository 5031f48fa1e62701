/** The click of a stone, for those who want to hear it: off until it is switched on. */

import { watch } from './render.js';
import type { PageState } from './state.js';
import { onKeptSwitch } from './switches.js';

const SECONDS = 0.05;

export function setUpSound(page: PageState): void {
  let isOn = false;
  let context: AudioContext | null = null;
  let click: AudioBuffer | null = null;
  let heard = page.session.moveNumber;
  onKeptSwitch('sound', (on) => {
    isOn = on;
  });
  watch(page, ({ moveNumber }) => {
    const isNext = moveNumber === heard + 1;
    heard = moveNumber;
    if (!isOn || !isNext) return;
    context ??= new AudioContext();
    click ??= clickOf(context);
    const source = context.createBufferSource();
    source.buffer = click;
    source.connect(context.destination);
    source.start();
  });
}

/** A short knock: a low tone under noise, both dying away. */
function clickOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.ceil(SECONDS * sampleRate), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const time = i / sampleRate;
    const tone = Math.sin(2 * Math.PI * 900 * time);
    samples[i] = 0.35 * Math.exp(-time * 110) * (tone + Math.random() - 0.5);
  }
  return buffer;
}
