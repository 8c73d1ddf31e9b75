import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { premiumInterests, subscribers } from './subscribers.table.ts';

export const subscriberData: PersonalData = {
  table: 'subscribers',
  rows: (db, { email }) =>
    db
      .select({
        email: subscribers.email,
        plan: subscribers.plan,
        payment_currency: subscribers.paymentCurrency,
        created_at: subscribers.createdAt,
      })
      .from(subscribers)
      .where(eq(subscribers.email, email)),
  erase: async (db, { email }) => {
    await db.delete(subscribers).where(eq(subscribers.email, email));
  },
};

export const premiumInterestData: PersonalData = {
  table: 'premium_interests',
  rows: (db, { userId }) =>
    db
      .select({ created_at: premiumInterests.createdAt })
      .from(premiumInterests)
      .where(eq(premiumInterests.userId, userId)),
};
