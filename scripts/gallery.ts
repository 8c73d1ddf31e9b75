import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readEnv } from '#server/env.ts';
import { webFolder } from '#server/folders.ts';
import { startServer } from '#server/start.ts';
import { browserPath } from '../tests/support/browser-path.ts';

/** Takes the pictures of docs/gallery: `npm run build && node scripts/gallery.ts`. */
const pictures = [
  { name: 'landing-phone', path: '/' },
  { name: 'landing-wide', path: '/en', wide: true },
  { name: 'sign-in-phone-night', path: '/app', night: true },
  { name: 'intro-phone', path: '/app?preview=1', firstRun: true },
  { name: 'home-phone', path: '/app?preview=1' },
  { name: 'home-wide-night', path: '/en/app?preview=1', wide: true, night: true },
  { name: 'calendar-phone', path: '/app/calendario?preview=1' },
  { name: 'profile-phone', path: '/app/profile?preview=1' },
  { name: 'library-phone', path: '/app/biblioteca?preview=1' },
  { name: 'category-wide', path: '/en/app/sono-do-bebe?preview=1', wide: true },
  { name: 'community-phone', path: '/app/entre-maes?preview=1' },
  { name: 'community-wide', path: '/en/app/entre-maes?preview=1', wide: true },
  { name: 'specialists-phone', path: '/app/chat?preview=1' },
  { name: 'sleep-page-phone', path: '/app?preview=1', topic: 'sono-do-bebe' },
  { name: 'first-bites-phone', path: '/app?preview=1', topic: 'primeiras-mordidas' },
  { name: 'understanding-phone-night', path: '/app?preview=1', topic: 'entendendo-bebe', night: true },
  { name: 'wake-windows-phone', path: '/app/ferramentas/calculadora-sono?preview=1' },
  { name: 'sleep-diary-phone-night', path: '/app/ferramentas/diario-sono?preview=1', night: true },
  { name: 'routine-wide', path: '/en/app/ferramentas/planejador-rotina?preview=1', wide: true },
  { name: 'nursing-phone-night', path: '/app/mamada?preview=1', night: true },
  { name: 'profile-wide-night', path: '/en/app/profile?preview=1', wide: true, night: true },
];

/** A made-up mother, kept on the device as a visitor's answers are. */
const monthsAgo = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
const sample = {
  name: 'Ana Clara',
  first_maternity: true,
  baby_name: 'Bento',
  baby_birth_date: monthsAgo,
  journey_type: 'com-bebe',
  baby_avatar: 'sunflower',
  interests: ['sono-rotina'],
  content_preference: ['audio'],
  specialist_access: 'as-vezes',
};

const folder = 'docs/gallery';
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'colo-gallery-'));
const colo = await startServer(readEnv({ DATA_DIR: dataDir, PORT: '0' }), { webFolder });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { name, path, wide, night, firstRun, topic } of pictures) {
  const page = await browser.newPage({
    viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  if (!firstRun) {
    await page.addInitScript((profile) => {
      localStorage.setItem('onboarding_completed', 'true');
      localStorage.setItem('profile_data', JSON.stringify(profile));
    }, sample);
  }
  await page.goto(colo.appUrl + path, { waitUntil: 'networkidle' });
  if (topic) {
    // A topic stands in home's place: the history knows it, the address does not.
    await page.evaluate((held) => history.replaceState({ ...history.state, topic: held }, ''), topic);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
await colo.stop();
await rm(dataDir, { recursive: true, force: true });
