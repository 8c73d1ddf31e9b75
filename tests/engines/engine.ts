/** What every engine can be asked to do. Elements are named by the engine itself. */
export type Engine = {
  name: string;
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs in the page: what it is given and what it answers travel as JSON. */
  run: <Given, Answer>(act: (given: Given) => Answer | Promise<Answer>, given: Given) => Promise<Answer>;
  /** The element that this finds in the page. */
  element: <Given>(find: (given: Given) => Element | null, given: Given) => Promise<string | null>;
  click: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  chooseFile: (element: string, path: string) => Promise<void>;
  /** A picture of the page, as base64. */
  picture: () => Promise<string>;
  /** What its console complained about since it was last asked. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** A phone, as wide as most; a desktop browser makes no window that is much narrower. */
export const phone = { width: 414, height: 800 };
export const desk = { width: 1280, height: 900 };
export type Window = typeof phone;

/** As a function that is called with its arguments: types are gone by the time it is read. */
export const asText = (act: (...given: never[]) => unknown): string => `(${act.toString()})`;

/** A new line is the Enter key, by the name that both protocols have for it. */
export const typed = (text: string): string => text.replaceAll('\n', '\uE007');
