import { useSyncExternalStore } from 'react';
import {
  type HelplineCountry,
  type HelplineKind,
  helplineCountries,
  helplineDirectory,
  helplinesFor,
  isHelplineCountry,
} from '#shared/care/helplines.ts';
import { createListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { HelplineRow } from './helpline-row.tsx';

type Props = {
  /** Of these kinds alone, in this order. */
  kinds?: readonly HelplineKind[] | undefined;
  /** Numbers without what they are for: somebody else may be looking. */
  isDiscreet?: boolean | undefined;
};

/**
 * People to call now, each a tap away. A Portuguese page begins with Brazil's; on an English one she says where she
 * is, because a number that does not answer is worse than none. Brazil's stay within reach everywhere.
 */
export function Helplines({ kinds, isDiscreet }: Props) {
  const t = useTexts();
  const isPortuguese = useLanguage() === 'pt';
  const [chosen, choose] = useHelplineCountry();
  const country = chosen ?? (isPortuguese ? 'BR' : undefined);
  const options = helplineCountries.map((value) => ({ value, label: t(`care.country_${value}`) }));
  return (
    <div className="grid gap-3">
      {country && country !== 'other' && <Numbers country={country} kinds={kinds} isDiscreet={isDiscreet} />}
      {country !== 'BR' && country !== undefined && (
        <p className="text-small">{t('care.elsewhere', { directory: helplineDirectory })}</p>
      )}
      <Select
        label={t('care.whereAreYou')}
        options={country ? options : [{ value: '', label: t('care.chooseCountry') }, ...options]}
        value={country ?? ''}
        onChange={({ target }) => choose(target.value as HelplineCountry)}
      />
      {country !== 'BR' && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
            {t('care.inBrazil')}
          </summary>
          <div className="pt-2">
            <Numbers country="BR" kinds={kinds} isDiscreet={isDiscreet} />
          </div>
        </details>
      )}
    </div>
  );
}

function Numbers({ country, kinds, isDiscreet }: { country: HelplineCountry } & Props) {
  return (
    <ul className="grid gap-2 wide:grid-cols-2">
      {helplinesFor(country, kinds).map((helpline) => (
        <HelplineRow key={helpline.tel} helpline={helpline} isDiscreet={isDiscreet} />
      ))}
    </ul>
  );
}

/** Of the device, not of her account: it says where this phone is, and outlives signing out. */
const countryKey = 'helpline_country';
const { subscribe, notify } = createListeners();

/** Where she said she is; undefined until she was asked and answered. It is never guessed. */
function useHelplineCountry(): [
  country: HelplineCountry | undefined,
  choose: (country: HelplineCountry) => void,
] {
  const kept = useSyncExternalStore(
    subscribe,
    () => store.get(countryKey),
    () => null,
  );
  return [
    isHelplineCountry(kept) ? kept : undefined,
    (country) => {
      store.set(countryKey, country);
      notify();
    },
  ];
}
