import { globSync, readFileSync } from 'node:fs';

/** The fields of a React fiber that show which components a commit has rendered. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

const PERFORMED_WORK = 1;

let rendered: string[] | undefined;

/** Returns the names of the components in `src`. */
function ownComponents(): Set<string> {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/function ([A-Z]\w*)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
  return new Set(names);
}

/** Collects the components that the last commit has rendered below a fiber, like React's developer tools. */
function collect(fiber: Fiber | null): void {
  for (let next = fiber; next; next = next.sibling) {
    const previous = next.alternate;
    if (next.flags & PERFORMED_WORK && typeof next.type === 'function')
      rendered?.push(next.type.name);
    if (next.child !== previous?.child) collect(next.child);
  }
}

// React looks for the hook once, when it is loaded: before the test file.
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
    if (rendered && current.child !== current.alternate?.child) collect(current.child);
  },
});

/** Returns the names of this repository's components that `act` renders, once per render. */
export async function updatedComponents(act: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  rendered = names;
  await act();
  rendered = undefined;
  const own = ownComponents();
  return names.filter((name) => own.has(name));
}
