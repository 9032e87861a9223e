/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { createSaveMachine, isAttempted, isSaving, reduceSave, runSave } from './save-machine';
import type { SaveState, SaveSteps } from './save-machine';

type State = SaveState<string, string>;

const EDITING: State = { phase: 'editing', wasAttempted: false };

async function recordSave(steps: Partial<SaveSteps<string, string, string>>) {
  const machine = createSaveMachine<string, string>();
  const phases: string[] = [];
  machine.state.subscribe(() => phases.push(machine.state.get().phase));
  const isSaved = await runSave(machine, {
    check: () => Promise.resolve(undefined),
    send: () => Promise.resolve('sent'),
    toEndEvent: (error) => Promise.resolve({ type: 'fail', failure: String(error) }),
    ...steps,
  });
  return { isSaved, phases, state: machine.state.get() };
}

describe('runSave', () => {
  it('checks, sends and verifies the values, and ends in the phase "saved"', async () => {
    const { isSaved, phases } = await recordSave({ verify: () => Promise.resolve(undefined) });
    expect(isSaved).toBe(true);
    expect(phases).toEqual(['checking', 'sending', 'verifying', 'saved']);
  });

  it('sends nothing when the check finds a conflict', async () => {
    const send = jest.fn(() => Promise.resolve('sent'));
    const check = () => Promise.resolve({ type: 'conflict' as const, conflict: 'theirs' });
    const { isSaved, state } = await recordSave({ check, send });
    expect(isSaved).toBe(false);
    expect(state).toEqual({ phase: 'conflict', conflict: 'theirs' });
    expect(send).not.toHaveBeenCalled();
  });

  it('calls `toEndEvent` with `isAccepted` false when sending fails, and true when the verification fails', async () => {
    const toEndEvent = jest.fn(() => Promise.resolve({ type: 'fail' as const, failure: 'why' }));
    const send = () => Promise.reject(new Error('The server rejected the save'));
    expect((await recordSave({ send, toEndEvent })).state).toEqual({
      phase: 'failed',
      failure: 'why',
    });
    const verify = () => Promise.reject(new Error('The saved item was not fetched'));
    await recordSave({ verify, toEndEvent });
    expect(toEndEvent.mock.calls).toEqual([
      [new Error('The server rejected the save'), false],
      [new Error('The saved item was not fetched'), true],
    ]);
  });

  it('runs once while a save is pending', async () => {
    const machine = createSaveMachine<string, string>();
    const send = jest.fn(() => Promise.resolve('sent'));
    const steps = {
      check: () => Promise.resolve(undefined),
      send,
      toEndEvent: () => Promise.resolve({ type: 'close' as const }),
    };
    const results = await Promise.all([runSave(machine, steps), runSave(machine, steps)]);
    expect(results).toEqual([true, false]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('reduceSave', () => {
  it('ignores events that its phase does not accept', () => {
    expect(reduceSave(EDITING, { type: 'confirm' })).toBe(EDITING);
    const checkingState = reduceSave(EDITING, { type: 'check' });
    expect(reduceSave(checkingState, { type: 'check' })).toBe(checkingState);
    expect(reduceSave(checkingState, { type: 'load' })).toBe(checkingState);
  });

  it('remembers the state in which a save was started until the save ends', () => {
    const conflict: State = { phase: 'conflict', conflict: 'theirs' };
    const sendingState = reduceSave(reduceSave(conflict, { type: 'check' }), { type: 'send' });
    expect(sendingState).toEqual({ phase: 'sending', stateBefore: conflict });
    expect(reduceSave(sendingState, { type: 'confirm' })).toEqual({ phase: 'saved' });
  });

  it('accepts another verification of a failed save, and remembers the failure while it runs', () => {
    const failedState: State = { phase: 'failed', failure: 'unread' };
    const verifyingState = reduceSave(failedState, { type: 'verify' });
    expect(verifyingState).toEqual({ phase: 'verifying', stateBefore: failedState });
    expect(isSaving(verifyingState)).toBe(true);
  });

  it('remembers an attempt after the conflict was closed, and forgets it after a reset and after a save', () => {
    const closedState = reduceSave({ phase: 'conflict', conflict: 'theirs' }, { type: 'close' });
    expect(isAttempted(closedState)).toBe(true);
    expect(isAttempted(reduceSave(closedState, { type: 'reset' }))).toBe(false);
    expect(isAttempted({ phase: 'saved' })).toBe(false);
  });
});
