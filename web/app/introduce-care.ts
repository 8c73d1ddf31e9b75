import { introduceCare } from '#web/platform/care/introduced-care.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

/** Cards and people to call, for whatever feature she writes in. Most who open a screen need none: they come when shown. */
introduceCare({
  loadConcernCard: () =>
    retryLoad(() => withTexts(import('#web/features/care/concern-card.tsx'))).then(
      ({ ConcernCard }) => ConcernCard,
    ),
  loadHelplines: () =>
    retryLoad(() => withTexts(import('#web/features/care/helplines.tsx'))).then(({ Helplines }) => Helplines),
});
