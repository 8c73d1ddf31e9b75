import type { Services } from '#server/services.ts';
import { appearDue } from './appearance.service.ts';

/** Any pause between these: when the server looks tells nobody anything either. */
const shortest = 1_000;
const longest = 5_000;

/** Shows others what is due, every few seconds, in every process. */
export function startAppearance(services: Pick<Services, 'db' | 'clock' | 'log'>) {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  const look = (): Promise<void> => {
    running = running
      .then(() => appearDue(services))
      .catch((error: unknown) =>
        services.log.error({ err: error }, 'texts on their way could not be shown; it is tried again'),
      );
    return running;
  };
  const lookLater = (): void => {
    const pause = shortest + Math.random() * (longest - shortest);
    timer = setTimeout(() => void look().then(() => !stopping && lookLater()), pause);
    timer.unref();
  };
  lookLater();

  return {
    /** What is due now. */
    appearDue: look,
    /** Looks no more and waits for the look under way: it needs the database until its end. */
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
