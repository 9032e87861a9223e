import { resembles, type ComparedFields } from './compare-saved';

interface ItemSource<Stored, Inputs> {
  /** Lists the ids of the stored items that may be the sent one. Throws `ApiError`. */
  list: (inputs: Inputs) => Promise<readonly (string | number)[]>;
  /** Loads an item by its id; null if it does not exist. Throws `ApiError`. */
  load: (id: string | number) => Promise<Stored | null>;
  compare: (storedItem: Stored, inputs: Inputs) => ComparedFields;
}

/**
 * Lists the items that are stored before a new one is sent. Returns a function that finds the item created since then that
 * resembles the inputs, for servers that store new items with changes and do not return their ids (D52). Both throw
 * `ApiError`.
 */
export async function prepareToFindCreated<Stored, Inputs>(
  inputs: Inputs,
  { list, load, compare }: ItemSource<Stored, Inputs>,
): Promise<(sentInputs: Inputs) => Promise<Stored | null>> {
  const idsBefore = new Set((await list(inputs)).map(String));
  return async (sentInputs) => {
    const createdIds = (await list(sentInputs)).filter((id) => !idsBefore.has(String(id)));
    for (const id of createdIds) {
      const storedItem = await load(id);
      if (storedItem && resembles(compare(storedItem, sentInputs))) return storedItem;
    }
    return null;
  };
}

/** Does the same as `prepareToFindCreated` with a record per language (D26), from which `combine` creates the item. */
export async function prepareToFindCreatedRecords<Stored, Input extends { lang: string }, Item>(
  inputs: readonly Input[],
  source: ItemSource<Stored, Input>,
  combine: (records: readonly Stored[]) => Item | null,
): Promise<(sentInputs: readonly Input[]) => Promise<Item | null>> {
  const finders = inputs.map(
    async (input) => [input.lang, await prepareToFindCreated(input, source)] as const,
  );
  const finderByLanguage = new Map(await Promise.all(finders));
  return async (sentInputs) => {
    const records = await Promise.all(
      sentInputs.map(async (input) => finderByLanguage.get(input.lang)?.(input)),
    );
    return combine(records.flatMap((record) => record ?? []));
  };
}
