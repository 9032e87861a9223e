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

let renderedNames: string[] | undefined;

/** Returns the names of the components in `src`. */
function readOwnComponentNames(): Set<string> {
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
  for (let current = fiber; current; current = current.sibling) {
    const previous = current.alternate;
    if (current.flags & PERFORMED_WORK && typeof current.type === 'function')
      renderedNames?.push(current.type.name);
    if (current.child !== previous?.child) collect(current.child);
  }
}

// React looks for the hook once, when it is loaded: before the test file.
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
    if (renderedNames && current.child !== current.alternate?.child) collect(current.child);
  },
});

/** Returns the names of this repository's components that the action renders, a name once per render. */
export async function recordUpdatedComponents(action: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  renderedNames = names;
  await action();
  renderedNames = undefined;
  const ownNames = readOwnComponentNames();
  return names.filter((name) => ownNames.has(name));
}
