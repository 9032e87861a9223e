import { useEffect, useState } from 'react';
import { Snapshots, parseSnapshot, type NamedSnapshot } from '../db/saved';
import { urlWithScenario } from '../page-scenario';
import { parseScenarioString, formatScenarioString } from '../scenario-string';
import { download } from './download';
import type { PanelDependencies } from './tools';

/** Renders the snapshots of the store: saved by name in this browser, exported and imported as files. */
export function SnapshotsTab({
  tools: { sessionScenario, sharedStore },
}: {
  tools: PanelDependencies;
}) {
  const [all, setAll] = useState<readonly NamedSnapshot[]>([]);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  /** Changes the saved snapshots, then renders the list again. */
  const changeSnapshots = (work: (saved: Snapshots) => Promise<void>) => {
    setProblem('');
    Snapshots.open()
      .then(async (saved) => {
        await work(saved);
        setAll(await saved.all());
      })
      .catch((error: unknown) => setProblem(String(error)));
  };
  useEffect(() => {
    changeSnapshots(() => Promise.resolve());
  }, []);
  const save = () =>
    changeSnapshots(async (saved) => {
      await saved.put({
        name,
        mock: formatScenarioString(sessionScenario.scenario),
        ...(await sharedStore.exportContent()),
      });
      setName('');
    });
  const restore = (saved: NamedSnapshot) =>
    changeSnapshots(async () => {
      await sharedStore.restore(saved);
      location.assign(urlWithScenario(parseScenarioString(saved.mock), { keepsContent: true }));
    });
  return (
    <>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input
          className="wide"
          aria-label="Name of the snapshot"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">Save</button>
      </form>
      {problem && (
        <p role="alert" className="bad">
          {problem}
        </p>
      )}
      {all.map((saved) => (
        <div key={saved.name} className="line">
          <span className="wide">
            {saved.name} ({saved.changes.length} changes)
          </span>
          <button type="button" onClick={() => restore(saved)}>
            Restore
          </button>
          <button type="button" onClick={() => download(saved)}>
            Export
          </button>
          <button
            type="button"
            onClick={() => changeSnapshots((stores) => stores.remove(saved.name))}
          >
            Delete
          </button>
        </div>
      ))}
      <label>
        Import a file{' '}
        <input
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) changeSnapshots(async (saved) => saved.put(parseSnapshot(await file.text())));
          }}
        />
      </label>
    </>
  );
}
