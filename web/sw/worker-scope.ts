/** What of a service worker's world we use: TypeScript knows either pages or workers in one project. */
export type WorkerLifecycleEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type WorkerFetchEvent = WorkerLifecycleEvent & {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
};

export type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerLifecycleEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent) => void): void;
  };
};

/** What the build lists for the worker: see scripts/build/service-worker.ts. */
export type Shell = {
  /** Changes when any file of the app does. */
  version: string;
  /** What keeps its address when its content changes, the app's pages and icons, each with the SHA-256 of its content. */
  addresses: Record<string, string>;
  /** Everything else, by names that change with the content. */
  files: string[];
  /** Those of them that every page names: all that is fetched ahead of where data are saved. */
  first: string[];
};
