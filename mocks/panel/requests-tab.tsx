import { useState, useSyncExternalStore } from 'react';
import { API_PREFIX } from '../contract';
import { FAULT_NAMES, type FaultName } from '../fault-names';
import { CopyButton } from './copy-button';
import { toCurl, type Exchange } from './exchanges';
import type { PanelDependencies } from './panel-dependencies';

/** Formats JSON with one line per value; returns any other text unchanged. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Returns a mark for the summary: pending, connection lost, valid, or the number of contract violations. */
function outcomeText({ status, mismatches }: Exchange): string {
  if (status === null) return '…';
  if (status === 0) return 'Connection lost:';
  return mismatches.length === 0 ? '✓' : `✗ ${mismatches.length}`;
}

/** Renders a request with its response and its actions. */
function ExchangeDetails({
  exchange,
  dependencies,
}: {
  exchange: Exchange;
  dependencies: PanelDependencies;
}) {
  const [fault, setFault] = useState<FaultName>('500');
  const [isApplied, setIsApplied] = useState(false);
  const { method, url, source, status, mismatches, body, responseBody } = exchange;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_t');
  const path = pathname.slice(API_PREFIX.length);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return (
    <details>
      <summary className={mismatches.length > 0 || status === 0 ? 'error' : undefined}>
        {outcomeText(exchange)} {status} {method} {path}
        {query} {source === 'backend' && '(real backend)'}
      </summary>
      {mismatches.map((mismatch) => (
        <p key={mismatch} className="error">
          {mismatch}
        </p>
      ))}
      <div className="row">
        <CopyButton text={toCurl(exchange)}>Copy as curl</CopyButton>
        <label className="inline">
          Next response{' '}
          <select
            value={fault}
            onChange={({ target }) => {
              setFault(FAULT_NAMES.find((name) => name === target.value) ?? '500');
              setIsApplied(false);
            }}
          >
            {FAULT_NAMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={isApplied}
          onClick={() => {
            dependencies.failNext({ method, path, name: fault, times: 1 });
            setIsApplied(true);
          }}
        >
          {isApplied ? 'Applied' : 'Apply'}
        </button>
      </div>
      {body !== null && <pre aria-label="Request body">{formatJson(JSON.stringify(body))}</pre>}
      <pre aria-label="Response body">{formatJson(responseBody)}</pre>
    </details>
  );
}

/** Renders the requests of the page, newest first, each with its contract violations. */
export function RequestsTab({ dependencies }: { dependencies: PanelDependencies }) {
  const { exchanges } = dependencies;
  const exchangeList = useSyncExternalStore(exchanges.subscribe, exchanges.all);
  const [filter, setFilter] = useState('');
  return (
    <>
      <div className="row">
        <input
          className="fill"
          aria-label="Filter requests"
          placeholder="Part of a URL"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <button type="button" onClick={() => exchanges.clear()}>
          Clear
        </button>
      </div>
      {exchangeList
        .filter(({ method, url }) => `${method} ${url}`.includes(filter))
        .map((exchange) => (
          <ExchangeDetails key={exchange.id} exchange={exchange} dependencies={dependencies} />
        ))}
    </>
  );
}
