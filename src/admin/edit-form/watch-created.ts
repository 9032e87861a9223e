import { resembles, type ComparedFields } from './compare-saved';

interface CreatedItems<Stored, Inputs> {
  /** Lists the ids of the stored items that may be the sent one. Throws `ApiError`. */
  list: (inputs: Inputs) => Promise<readonly (string | number)[]>;
  /** Loads an item by its id; null if it does not exist. Throws `ApiError`. */
  load: (id: string | number) => Promise<Stored | null>;
  compare: (stored: Stored, inputs: Inputs) => ComparedFields;
}

/**
 * Lists the items that are stored before a new one is sent. Returns a function that finds the item created since then that
 * resembles the inputs, for servers that change it and do not return its id (D52). Both throw `ApiError`.
 */
export async function watchCreated<Stored, Inputs>(
  inputs: Inputs,
  { list, load, compare }: CreatedItems<Stored, Inputs>,
): Promise<(sent: Inputs) => Promise<Stored | null>> {
  const idsBefore = new Set((await list(inputs)).map(String));
  return async (sent) => {
    const createdIds = (await list(sent)).filter((id) => !idsBefore.has(String(id)));
    for (const id of createdIds) {
      const stored = await load(id);
      if (stored && resembles(compare(stored, sent))) return stored;
    }
    return null;
  };
}

/**
 * Watches like `watchCreated`, for items whose languages are records of their own (D26). `combine` returns the item of
 * the records that were found; null if there are none.
 */
export async function watchCreatedRecords<Stored, Input extends { lang: string }, Item>(
  inputs: readonly Input[],
  items: CreatedItems<Stored, Input>,
  combine: (records: readonly Stored[]) => Item | null,
): Promise<(sent: readonly Input[]) => Promise<Item | null>> {
  const finders = inputs.map(
    async (input) => [input.lang, await watchCreated(input, items)] as const,
  );
  const finderByLanguage = new Map(await Promise.all(finders));
  return async (sent) => {
    const found = await Promise.all(
      sent.map(async (input) => finderByLanguage.get(input.lang)?.(input)),
    );
    return combine(found.flatMap((record) => record ?? []));
  };
}
