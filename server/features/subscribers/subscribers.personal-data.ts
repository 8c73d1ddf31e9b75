import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { premiumInterests, subscribers } from './subscribers.table.ts';

export const subscriberData: PersonalData = ownRows(subscribers, {
  columns: ['email', 'plan', 'paymentCurrency', 'createdAt'],
  whose: ({ email }) => eq(subscribers.email, email),
  isErased: true,
});

export const premiumInterestData: PersonalData = ownRows(premiumInterests, {
  columns: ['createdAt'],
});
