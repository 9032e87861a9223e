import { useState } from 'react';
import { API_PREFIX, operations } from '../contract';
import { FAULT_NAMES } from '../fault-names';
import { SCENARIO_NAMES } from '../scenarios';
import {
  formatCallPattern,
  parseScenarioString,
  ROLES,
  formatScenarioString,
  type NamedFault,
  type MockScenario,
} from '../scenario-string';
import { CopyButton } from './copy-button';
import { downloadSnapshot } from './download';
import type { PanelDependencies } from './panel-dependencies';
import { useScenarioUrls, type ChangedContent } from './use-scenario-urls';

const CALL_NAMES = operations.map(({ method, path }) => `${method} ${path}`);

/** Renders the inputs that add a fault: the requests, the fault and the number of times. */
function NewFaultInputs({ onAdd }: { onAdd: (part: string) => void }) {
  const [callPattern, setCallPattern] = useState('');
  const [name, setName] = useState('500');
  const [times, setTimes] = useState('');
  const add = () => onAdd(`fail:${callPattern || '*'}:${name}${times && `:${times}`}`);
  return (
    <div className="row">
      <input
        className="fill"
        list="calls"
        aria-label="Call or path pattern that fails"
        placeholder="GET /user/latest-news or /admin/*"
        value={callPattern}
        onChange={({ target }) => setCallPattern(target.value)}
        onKeyDown={(event) => {
          // Would submit the form, which reloads the page without the fault.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <datalist id="calls">
        {CALL_NAMES.map((call) => (
          <option key={call}>{call}</option>
        ))}
      </datalist>
      <select aria-label="Fault" value={name} onChange={({ target }) => setName(target.value)}>
        {FAULT_NAMES.map((faultName) => (
          <option key={faultName}>{faultName}</option>
        ))}
      </select>
      <select
        aria-label="How often"
        value={times}
        onChange={({ target }) => setTimes(target.value)}
      >
        <option value="">always</option>
        <option value="1">once</option>
        <option value="3">3 times</option>
      </select>
      <button type="button" onClick={add}>
        Add
      </button>
    </div>
  );
}

/** Renders the faults of the edited scenario, each with a button that removes it. */
function Faults({
  faults,
  onChange,
}: {
  faults: readonly NamedFault[];
  onChange: (faults: NamedFault[]) => void;
}) {
  return faults.map((fault) => {
    const label = `${formatCallPattern(fault)}: ${fault.name}${fault.times === undefined ? '' : ` × ${fault.times}`}`;
    return (
      <div key={label} className="row">
        <span className="fill">{label}</span>
        <button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={() => onChange(faults.filter((otherFault) => otherFault !== fault))}
        >
          ×
        </button>
      </div>
    );
  });
}

/** Renders the named scenarios, of which several can be chosen. */
function ScenarioNames({
  selectedNames,
  onChange,
}: {
  selectedNames: MockScenario['scenarios'];
  onChange: (scenarios: MockScenario['scenarios']) => void;
}) {
  return (
    <fieldset className="columns">
      <legend>Scenario</legend>
      {SCENARIO_NAMES.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={selectedNames.includes(name)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...selectedNames, name]
                  : selectedNames.filter((scenario) => scenario !== name),
              )
            }
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

type Condition = 'clock' | 'role' | 'delay';

/** Renders the delay, the clock and the role. */
function Conditions({
  scenario,
  onChange,
}: {
  scenario: MockScenario;
  onChange: (name: Condition, value: string) => void;
}) {
  const { clock = '', role = '', delay = '' } = scenario;
  return (
    <fieldset>
      <legend>Delay, clock and role</legend>
      <label className="inline">
        Delay in ms{' '}
        <input
          type="number"
          min="0"
          value={delay}
          onChange={({ target }) => onChange('delay', target.value)}
        />
      </label>
      <label className="inline">
        Clock ahead by{' '}
        <select value={clock} onChange={({ target }) => onChange('clock', target.value)}>
          {[...new Set(['', '-30d', '1h', '3h', '1d', '30d', '365d', clock])].map((clockOffset) => (
            <option key={clockOffset} value={clockOffset}>
              {clockOffset || 'nothing'}
            </option>
          ))}
        </select>
      </label>
      <label className="inline">
        Role{' '}
        <select value={role} onChange={({ target }) => onChange('role', target.value)}>
          {['', ...ROLES].map((roleName) => (
            <option key={roleName} value={roleName}>
              {roleName || 'unchanged'}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** Renders the URL of the state, and an export of the content that is too long for it. */
function StateUrl({
  url,
  content,
  onExport,
}: {
  url: string;
  content: ChangedContent | undefined;
  onExport: (storedContent: ChangedContent['storedContent']) => void;
}) {
  return (
    <>
      <div className="row">
        <input className="fill" aria-label="URL of this state" readOnly value={url} />
        <CopyButton text={url}>Copy</CopyButton>
      </div>
      {content?.fragment && <p>The URL contains the changed content.</p>}
      {content && !content.fragment && (
        <p className="error">
          The content, with {content.storedContent.changes.length} changes, is too long for the URL:{' '}
          <button type="button" onClick={() => onExport(content.storedContent)}>
            Export
          </button>
        </p>
      )}
    </>
  );
}

/** Renders the scenario; applies changes by opening the page at the URL with the scenario. */
export function ScenarioTab({ dependencies }: { dependencies: PanelDependencies }) {
  // The logged-in user may have changed since the page was opened.
  const [scenario, setScenario] = useState<MockScenario>({
    ...dependencies.sessionScenario.scenario,
    role: undefined,
  });
  const [errorMessage, setErrorMessage] = useState('');
  const scenarioString = formatScenarioString(scenario);
  const { shareUrl, openUrl, discardUrl, content } = useScenarioUrls(dependencies, scenario);
  const changeScenario = (changes: Partial<MockScenario>) => {
    setScenario({ ...scenario, ...changes });
    setErrorMessage('');
  };
  /** Replaces the edited scenario by that of a scenario string, or shows the error of the string. */
  const replaceScenario = (text: string) => {
    try {
      setScenario(parseScenarioString(text));
      setErrorMessage('');
    } catch (error) {
      setErrorMessage(String(error));
    }
  };
  const setCondition = (name: Condition, value: string) =>
    replaceScenario(
      [formatScenarioString({ ...scenario, [name]: undefined }), value && `${name}:${value}`].join(
        ';',
      ),
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!errorMessage) location.assign(openUrl);
      }}
    >
      <ScenarioNames
        selectedNames={scenario.scenarios}
        onChange={(scenarios) => changeScenario({ scenarios })}
      />
      <fieldset>
        <legend>Faults</legend>
        <Faults faults={scenario.faults} onChange={(faults) => changeScenario({ faults })} />
        <NewFaultInputs onAdd={(fault) => replaceScenario(`${scenarioString};${fault}`)} />
      </fieldset>
      <Conditions scenario={scenario} onChange={setCondition} />
      <fieldset>
        <legend>Calls that go to the real backend (VITE_API), one per line</legend>
        <textarea
          key={scenario.proxiedCalls.length}
          aria-label="Calls that go to the real backend"
          rows={2}
          placeholder={`/user/latest-news*, without ${API_PREFIX}`}
          defaultValue={scenario.proxiedCalls.map(formatCallPattern).join('\n')}
          onBlur={({ target }) => {
            const lines = target.value.split('\n').filter((line) => line.trim());
            replaceScenario(
              [
                formatScenarioString({ ...scenario, proxiedCalls: [] }),
                ...lines.map((line) => `pass:${line}`),
              ].join(';'),
            );
          }}
        />
      </fieldset>
      <StateUrl
        url={shareUrl}
        content={content}
        onExport={(storedContent) =>
          downloadSnapshot({ name: 'content', mock: scenarioString, ...storedContent })
        }
      />
      {errorMessage && (
        <p role="alert" className="error">
          {errorMessage}
        </p>
      )}
      <div className="row">
        <button type="submit" className="primary">
          Apply and reload
        </button>
        <button type="button" onClick={() => replaceScenario('')}>
          Clear
        </button>
        <button type="button" onClick={() => location.assign(discardUrl)}>
          Discard all changes
        </button>
      </div>
    </form>
  );
}
