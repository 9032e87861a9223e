/** Opens a channel to the other tabs; undefined if the constructor throws, as in Firefox while storage is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
