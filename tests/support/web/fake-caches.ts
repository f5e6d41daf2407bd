/** A browser's cache storage in memory, as far as the code for reading without network uses it. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const known = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, known);
    return known;
  };
  return {
    names: () => [...stores.keys()],
    storage: {
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (key: string, { cacheName }: { cacheName: string }) =>
        stores.get(cacheName)?.get(key)?.clone(),
      open: async (name: string) => {
        const store = storeOf(name);
        return {
          put: async (key: string, answer: Response) => void store.set(key, answer),
          match: async (key: string) => store.get(key)?.clone(),
        };
      },
    },
  };
}
