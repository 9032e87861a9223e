import { useRef } from 'react';
import type { Action } from '../../../api/action';
import { same } from '../../../lib/same';
import type { DocumentValues, OpenDocument } from './document';
import type { Newer } from './newer-version';
import type { EditOptions } from './use-edit';
import { useSureSend } from './use-sure-send';
import { useTwiceWarning } from './use-twice-warning';

/** What is known of a document that has been sent. */
interface Sent<Stored> {
  /** Where it goes on, if not here. */
  place: string | undefined;
  /** What is stored, where it had to be looked for. */
  stored?: Stored;
}

type Publishing<Values> = Pick<
  EditOptions<Values>,
  'publish' | 'publishAsNew' | 'findNewer' | 'reload' | 'namesIn'
>;

/**
 * Publishes a document so that nothing is stored twice and nothing of others is overwritten unseen (design 6): an answer that
 * never came is looked after, and a newer version is told from one's own. For `useEdit`.
 */
export function usePublishing<Stored, Values extends DocumentValues, Body>(
  doc: OpenDocument<Stored, Values, Body>,
): Publishing<Values> {
  const { kind, stored: opened, languages, reread, goOn, takeNewer } = doc;
  const { load, toValues, toBody, isSame, create, update, find, placeOf } = kind;
  const { loadIfNewer = load, saysSame = same, signed } = kind;
  const sure = useSureSend<Values, Sent<Stored>>();
  const warnIfTwice = useTwiceWarning();
  /** The newest state that is known, which publishing builds on. */
  const newest = useRef(opened);
  /** What was sent last, and may have been stored though it seemed to fail. */
  const tried = useRef<Body>(undefined);
  const codes = languages.map(({ code }) => code);

  /** Sends it once, over what is `known`, or as a new one. */
  const send = (values: Values, known: Stored | null): Promise<Sent<Stored>> => {
    const bodyOver = (one: Values, over: Stored | null) => toBody(one, { opened, known: over });
    const put = (one: Values, over: Stored, action: Action) =>
      update(bodyOver(one, over), over, action);
    const post = async (one: Values, action: Action) => ({
      place: await create?.(bodyOver(one, null), action),
    });
    tried.current = bodyOver(values, known);
    return sure(values, {
      send: async (now, action) =>
        known ? { place: await put(now, known, action) } : post(now, action),
      find: async (attempt) => {
        const body = bodyOver(attempt, known);
        const stored = await find(codes, body, known);
        if (!stored || !isSame(stored, body)) return undefined;
        return { place: placeOf?.(stored, known), stored };
      },
      amend: async ({ place, stored }, now, action) =>
        stored ? { place: (await put(now, stored, action)) ?? place } : post(now, action),
    });
  };

  /** Leads to a document that was created, which is looked for where the answer did not tell it. */
  const leave = async (place: string | undefined, values: Values) => {
    const look = async () => {
      const stored = await find(codes, toBody(values, { opened, known: null }), null);
      return stored ? placeOf?.(stored, null) : undefined;
    };
    const body = toBody(values, { opened, known: null });
    void warnIfTwice(() => kind.count?.(codes, body));
    // Stored it is: where it cannot be found, the list shows it.
    await goOn(place ?? (placeOf && (await look().catch(() => undefined))));
    return undefined;
  };

  const publish = async (values: Values) => {
    const known = newest.current;
    const { place } = await send(values, known);
    return async () => {
      if (!known || (place !== undefined && place !== kind.item)) return leave(place, values);
      const fresh = await reread();
      if (fresh) newest.current = fresh;
      return fresh && toValues(fresh, codes, values);
    };
  };
  const publishAsNew = async (values: Values) => {
    const { place } = await send(values, null);
    return () => leave(place, values);
  };

  const findNewer = async (): Promise<Newer<Values> | undefined> => {
    const before = newest.current;
    if (!before) return undefined;
    const fresh = await loadIfNewer(codes, before);
    if (!fresh) return undefined;
    newest.current = fresh;
    const values = toValues(fresh, codes);
    if (saysSame(values, toValues(before, codes))) return undefined;
    // Published by this form, whose answer never came.
    if (tried.current !== undefined && isSame(fresh, tried.current)) return undefined;
    return { values, ...(signed?.(fresh) ?? { who: undefined, when: undefined }) };
  };

  return {
    publish,
    publishAsNew: opened && create ? publishAsNew : undefined,
    findNewer,
    reload: takeNewer,
    namesIn: kind.namesIn,
  };
}
