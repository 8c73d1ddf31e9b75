type Listener = () => void;

/** Who is told of changes to something outside of React: `subscribe` is what `useSyncExternalStore` takes. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}

/** The same for what lies in the browser's storage, where another tab may change it. */
export function createStorageListeners(): ReturnType<typeof createListeners> {
  const { subscribe, notify } = createListeners();
  return {
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
    notify,
  };
}
