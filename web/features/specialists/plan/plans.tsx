import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import type { PlanAnswer } from '#shared/specialists/specialists.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Owner, planKey } from '../query-keys.ts';
import { fetchPlan, sayInterested } from '../specialists.api.ts';
import { useInvite } from '../use-invite.ts';

/** What each plan gives, and the plain truth that the second cannot be bought yet. */
export function Plans({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { data } = usePlan(owner);
  const n = savedSessionsAllowed.free;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{t('plans.intro')}</p>
      <PlanCard
        id="plan-free"
        name={t('plans.free')}
        text={t('plans.freeText')}
        gives={[t('plans.free1'), t('plans.free2'), t('plans.free3', { n }), t('plans.free4')]}
        isHers={data?.plan === 'free'}
      />
      <PlanCard
        id="plan-premium"
        name={t('plans.premium')}
        text={t('plans.premiumText')}
        gives={[t('plans.premium1'), t('plans.premium2', { n })]}
        isHers={data?.plan === 'premium'}
      />
      {data?.plan === 'premium' ? (
        <p className="font-bold">{t('plans.havePremium')}</p>
      ) : (
        <Interest owner={owner} />
      )}
    </div>
  );
}

type PlanProps = { id: string; name: string; text: string; gives: string[]; isHers: boolean };

function PlanCard({ id, name, text, gives, isHers }: PlanProps): ReactNode {
  const t = useTexts();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="flex flex-wrap items-center gap-2 font-bold text-heading">
        {name}
        {isHers && <Badge tone="sage">{t('plans.current')}</Badge>}
      </h2>
      <p className="text-ink-soft">{text}</p>
      <ul className="grid gap-2">
        {gives.map((one) => (
          <li key={one} className="flex gap-2">
            <Check size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-sage" />
            {one}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Interest({ owner }: { owner: Owner }) {
  const t = useTexts();
  const invite = useInvite();
  const plan = usePlan(owner);
  const interest = useInterest(owner);
  return (
    <Card as="section" aria-labelledby="no-payment" tone="blush" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="no-payment" className="font-bold text-heading">
          {t('plans.noPayment')}
        </h2>
        <p>{t('plans.noPaymentText')}</p>
      </div>
      <div role="status">
        {plan.data?.interested && (
          <>
            <p className="font-bold">{t('plans.interested')}</p>
            <p>{t('plans.interestedText')}</p>
          </>
        )}
      </div>
      {!plan.data?.interested && (
        <Button size="large" busy={interest.isPending} onClick={() => (owner ? interest.mutate() : invite())}>
          {t('plans.interest')}
        </Button>
      )}
    </Card>
  );
}

/** Her plan, and whether she wants to hear when there is more. A visitor has none to ask for. */
function usePlan(owner: Owner) {
  return useQuery({
    queryKey: planKey(owner),
    queryFn: ({ signal }) => fetchPlan(signal),
    enabled: owner !== null,
  });
}

function useInterest(owner: Owner) {
  const t = useTexts();
  const client = useQueryClient();
  const tellError = useErrorToast();
  return useMutation({
    mutationFn: sayInterested,
    onSuccess: () =>
      client.setQueryData<PlanAnswer>(planKey(owner), (told) => ({
        plan: told?.plan ?? 'free',
        interested: true,
      })),
    onError: (error) => tellError(t('plans.interestFailed'), error),
  });
}
