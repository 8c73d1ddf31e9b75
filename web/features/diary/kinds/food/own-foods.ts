const ownPrefix = 'own:';
export const ownFood = (name: string): string => `${ownPrefix}${name}`;
/** The name she gave a food of hers; undefined when it is none of hers. */
export const ownFoodName = (key: string): string | undefined =>
  key.startsWith(ownPrefix) ? key.slice(ownPrefix.length) : undefined;
