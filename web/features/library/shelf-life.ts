/**
 * Articles change rarely, and she comes back to a list many times in one feed: what she saw stays at hand
 * for as long as a night, and is asked again behind it.
 */
export const shelfLife = { gcTime: 8 * 60 * 60 * 1000 };
