/** Firefox and WebKit, the engine of Safari, as Debian has them. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OtherBrowser {
  close(): void;
}

/** WebKit's own small browser, in a folder that is named after the machine's architecture. */
function miniBrowser(): string {
  const places = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  return places.find((place) => existsSync(place)) ?? '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
}

const profile = () => mkdtempSync(join(tmpdir(), 'kakoi-profile-'));

const COMMANDS = {
  Firefox: (url: string) => ['firefox-esr', '--headless', '--no-remote', '--profile', profile(), url],
  WebKit: (url: string) => ['xvfb-run', '--auto-servernum', miniBrowser(), '--private', url],
};

/** Opens an address; the browser and all it started ends with close(). */
export function openIn(name: keyof typeof COMMANDS, url: string): OtherBrowser {
  const [command, ...args] = COMMANDS[name](url) as [string, ...string[]];
  const home = profile();
  const child = spawn(command, args, {
    detached: true, // a group of processes of its own, to be ended together
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, MOZ_HEADLESS: '1' },
  });
  return {
    close() {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid);
      } catch {} // it has ended already
    },
  };
}
