import {
  type SubscriberFields as Fields,
  type SubscriberAnswer,
  subscriberSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { type Plan, plans } from '#shared/specialists/specialists.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { FormFrame } from './form-frame.tsx';
import { saveSubscriber } from './specialists-staff.api.ts';
import { useStaffForm } from './use-staff-form.ts';

type Props = {
  staffId: string;
  /** Null: a new one. */
  subscriber: SubscriberAnswer | null;
  onSaved: () => void;
};
type Form = { email: string; plan: Plan; paymentCurrency: string };

const emptyForm: Form = { email: '', plan: 'premium', paymentCurrency: 'BRL' };

export function SubscriberFields({ staffId, subscriber, onSaved }: Props) {
  const t = useTexts();
  const staffForm = useStaffForm({
    staffId,
    place: `subscriber:${subscriber?.email ?? 'new'}`,
    start: subscriber
      ? { email: subscriber.email, plan: subscriber.plan, paymentCurrency: subscriber.paymentCurrency }
      : emptyForm,
    fieldsOf: ({ email, plan, paymentCurrency }: Form): Fields => ({
      email: email.trim().toLowerCase(),
      plan,
      paymentCurrency: paymentCurrency.trim().toUpperCase(),
    }),
    schema: subscriberSchema,
    save: saveSubscriber,
    saved: t('specialistsStaff.subscriberSaved'),
    onSaved,
  });
  const { form, change, problemOf } = staffForm;
  return (
    <FormFrame form={staffForm} save={t('specialistsStaff.save')}>
      <Field
        label={t('admin.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // The address is the row: another address is another subscriber.
        readOnly={subscriber !== null}
        value={form.email}
        error={problemOf('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Select
        label={t('specialistsStaff.plan')}
        options={plans.map((value) => ({ value, label: t(`specialistsStaff.plan_${value}`) }))}
        value={form.plan}
        onChange={({ target }) => change({ plan: plans.find((one) => one === target.value) ?? form.plan })}
      />
      <Field
        label={t('specialistsStaff.currency')}
        hint={t('specialistsStaff.currencyHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={3}
        value={form.paymentCurrency}
        error={problemOf('paymentCurrency')}
        onChange={({ target }) => change({ paymentCurrency: target.value })}
      />
    </FormFrame>
  );
}
