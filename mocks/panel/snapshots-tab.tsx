import { useEffect, useState } from 'react';
import { Saved, savedFrom, type SavedStore } from '../db/saved';
import { addressWith } from '../page-scenario';
import { parseScenarioString, formatScenarioString } from '../scenario-string';
import { download } from './download';
import type { Tools } from './tools';

/** Renders the snapshots of the store: saved by name in this browser, exported and imported as files. */
export function SnapshotsTab({ tools: { session, shared } }: { tools: Tools }) {
  const [all, setAll] = useState<readonly SavedStore[]>([]);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  /** Changes the saved snapshots, then renders the list again. */
  const act = (work: (saved: Saved) => Promise<void>) => {
    setProblem('');
    Saved.open()
      .then(async (saved) => {
        await work(saved);
        setAll(await saved.all());
      })
      .catch((error: unknown) => setProblem(String(error)));
  };
  useEffect(() => {
    act(() => Promise.resolve());
  }, []);
  const save = () =>
    act(async (saved) => {
      await saved.put({
        name,
        mock: formatScenarioString(session.current),
        ...(await shared.copy()),
      });
      setName('');
    });
  const restore = (saved: SavedStore) =>
    act(async () => {
      await shared.restore(saved);
      location.assign(addressWith(parseScenarioString(saved.mock), { keeps: true }));
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
          <button type="button" onClick={() => act((stores) => stores.remove(saved.name))}>
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
            if (file) act(async (saved) => saved.put(savedFrom(await file.text())));
          }}
        />
      </label>
    </>
  );
}
