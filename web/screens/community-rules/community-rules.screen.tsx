import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { AcceptRules } from '#web/features/community/care/accept-rules.tsx';
import { Rules } from '#web/features/community/care/rules.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export default function CommunityRulesScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('communityCare.rulesTitle')}
      header={
        <LinkBack to={paths.community} activeOptions={{ exact: true }}>
          {t('communityCare.back')}
        </LinkBack>
      }
    >
      <div className="grid gap-8">
        <Rules />
        {owner && <AcceptRules owner={owner} />}
      </div>
    </TitledPage>
  );
}
