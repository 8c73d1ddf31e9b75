/** Lets the page answer her thumb before a long piece of work goes on. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
