/** Ends the worker of this browser, and what is pushed to it: who has signed out is notified of nothing here. */
export async function endOfflineWorker(): Promise<void> {
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
