import { useEffect, useState } from 'react';
import { NamedSnapshots, parseSnapshot, type NamedSnapshot } from '../db/named-snapshots';
import { urlWithScenario } from '../page-scenario';
import { parseScenarioString, formatScenarioString } from '../scenario-string';
import { downloadSnapshot } from './download';
import type { PanelDependencies } from './panel-dependencies';

/** Renders the named snapshots of this browser, and the controls that save, restore, export and import them. */
export function SnapshotsTab({
  dependencies: { sessionScenario, sharedStore },
}: {
  dependencies: PanelDependencies;
}) {
  const [snapshots, setSnapshots] = useState<readonly NamedSnapshot[]>([]);
  const [name, setName] = useState('');
  const [errorMessage, setErrorMessage] = useState('');
  /** Runs `work` with the saved snapshots, then renders the list again; shows an error of either. */
  const runWithSnapshots = (work: (namedSnapshots: NamedSnapshots) => Promise<void>) => {
    setErrorMessage('');
    NamedSnapshots.open()
      .then(async (namedSnapshots) => {
        await work(namedSnapshots);
        setSnapshots(await namedSnapshots.all());
      })
      .catch((error: unknown) => setErrorMessage(String(error)));
  };
  useEffect(() => {
    runWithSnapshots(() => Promise.resolve()); // oxlint-disable-line react/set-state-in-effect -- clears an old error
  }, []);
  const save = () =>
    runWithSnapshots(async (namedSnapshots) => {
      await namedSnapshots.put({
        name,
        mock: formatScenarioString(sessionScenario.scenario),
        ...(await sharedStore.exportContent()),
      });
      setName('');
    });
  const restore = (snapshot: NamedSnapshot) =>
    runWithSnapshots(async () => {
      // Throws for a scenario string that this build cannot parse, before any data is replaced.
      const url = urlWithScenario(parseScenarioString(snapshot.mock), { keepsContent: true });
      await sharedStore.restore(snapshot);
      location.assign(url);
    });
  return (
    <>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input
          className="fill"
          aria-label="Name of the snapshot"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">Save</button>
      </form>
      {errorMessage && (
        <p role="alert" className="error">
          {errorMessage}
        </p>
      )}
      {snapshots.map((snapshot) => (
        <div key={snapshot.name} className="row">
          <span className="fill">
            {snapshot.name} (changes: {snapshot.changes.length})
          </span>
          <button type="button" onClick={() => restore(snapshot)}>
            Restore
          </button>
          <button type="button" onClick={() => downloadSnapshot(snapshot)}>
            Export
          </button>
          <button
            type="button"
            onClick={() =>
              runWithSnapshots((namedSnapshots) => namedSnapshots.remove(snapshot.name))
            }
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
            if (file)
              runWithSnapshots(async (namedSnapshots) =>
                namedSnapshots.put(parseSnapshot(await file.text())),
              );
          }}
        />
      </label>
    </>
  );
}
