/** What of her device shows in a page, as far as the server knows it. */
export type DeviceFacts = {
  zone: string;
  /** The menu stands beside the content; two things do. */
  isWide: boolean;
  isDesk: boolean;
  isMenuOpen: boolean;
  /** How large she reads articles. */
  textSize: string;
};

/** What a page was made with: in the browser the same makes the same page. */
export type FirstPaint = DeviceFacts & { now: number };

/** By the keys of the queries that asked. */
export type PageAnswers = [key: readonly unknown[], answer: unknown][];

/** What stands in a page beside its content. */
export type PageData = { firstPaint: FirstPaint; answers: PageAnswers };

export type PageRequest = {
  /** With its search and its language's prefix. */
  address: string;
  firstPaint: FirstPaint;
  /** A call of the page's own, as the browser would send it: with her cookie. */
  ask: typeof fetch;
  /** What takes longer than this shows as loading, and the browser asks for it. */
  patienceMs: number;
};

export type RenderedPage = {
  /** Tags for the head: the title, and what the content needs soonest. */
  head: string;
  content: string;
  /** What the content was made from, as JSON. */
  data: string;
  /** What the screen is made of, by which the build knows its files. */
  sources: string[];
};

/** Undefined: this page is the browser's to make. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;
