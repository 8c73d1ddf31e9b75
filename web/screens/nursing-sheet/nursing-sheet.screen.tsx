import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { dayOf, dayWindow } from '#shared/timer/log.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { ConsultationSheet } from '#web/features/diary/kinds/feed/consultation-sheet.tsx';
import { csvAddress } from '#web/features/diary/kinds/feed/csv-address.ts';
import { useNursingSettings } from '#web/features/diary/kinds/feed/nursing-settings.ts';
import { PeriodChoice } from '#web/features/diary/kinds/feed/period-choice.tsx';
import { RangeOnItsWay } from '#web/features/diary/kinds/feed/range-on-its-way.tsx';
import { type Period, spanOf } from '#web/features/diary/kinds/feed/sheet-period.ts';
import { useFeedRange } from '#web/features/diary/kinds/feed/use-feed-range.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

export default whileOpen(NursingSheetScreen);

function NursingSheetScreen() {
  const t = useTexts();
  const language = useLanguage();
  const owner = useOwner();
  const place = useDiaryPlace(owner);
  const { dayStartHour } = useNursingSettings();
  const zone = deviceTimeZone();
  const [today] = useState(() => dayOf(new Date(), zone, dayStartHour));
  const [period, setPeriod] = useState<Period>('7');
  const [own, setOwn] = useState({ from: addDays(today, -6) as string, to: today as string });
  const chosen = spanOf(period, own, today);
  const span = chosen.problem ? { first: addDays(today, -6), last: today } : chosen;
  const begin = dayWindow(span.first, zone, dayStartHour).from;
  const end = dayWindow(span.last, zone, dayStartHour).to;
  const evening = dayWindow(addDays(span.first, -1), zone, dayStartHour).from;
  const range = useFeedRange(place, evening, end);
  const isReady = !chosen.problem && range.isWhole;
  return (
    <div className="print-alone">
      <TitledPage
        title={t('nursingLog.sheetTitle')}
        header={
          <LinkBack to={paths.nursing} className="print:hidden">
            {t('nursingLog.back')}
          </LinkBack>
        }
      >
        <div className="mb-6 grid grid-cols-1 gap-4 print:hidden">
          <p className="text-ink-soft">{t('nursingLog.sheetIntro')}</p>
          <PeriodChoice
            period={period}
            onPeriod={setPeriod}
            own={own}
            onOwn={setOwn}
            latest={today}
            problem={chosen.problem && t(`nursingLog.${chosen.problem}`)}
          />
          <Button
            size="large"
            icon={<Printer size={20} aria-hidden />}
            disabled={!isReady}
            onClick={() => window.print()}
          >
            {t('nursingLog.print')}
          </Button>
          {owner === null ? (
            <p className="text-small text-ink-soft">{t('nursingLog.csvNeedsAccount')}</p>
          ) : !isReady ? (
            <Button variant="secondary" size="large" icon={<Download size={20} aria-hidden />} disabled>
              {t('nursingLog.csv')}
            </Button>
          ) : (
            <a
              href={csvAddress({ from: begin, to: end, language, timeZone: zone })}
              download
              className={buttonClass({ variant: 'secondary', size: 'large' })}
            >
              <Download size={20} aria-hidden />
              {t('nursingLog.csv')}
            </a>
          )}
        </div>
        {!chosen.problem && !range.isWhole && <RangeOnItsWay range={range} />}
        {isReady && (
          <ConsultationSheet
            first={span.first}
            last={span.last}
            feeds={range.feeds}
            timeZone={zone}
            dayStartHour={dayStartHour}
          />
        )}
      </TitledPage>
    </div>
  );
}
