/** React's scheduler, which has no types of its own. */
declare module 'scheduler' {
  const scheduler: {
    unstable_IdlePriority: number;
    /** Runs a callback after all work of a higher priority. */
    unstable_scheduleCallback: (priority: number, callback: () => void) => void;
  };
  export default scheduler;
}
