/** Where a player is written to; of a minor it is a guardian's address, never the minor's own (rule `guardians-address`). */
export type Contact = {
	playerId: number;
	address: string;
	isGuardians: boolean;
	/** Whose it is, where the organization has noted it. */
	guardianName: string | null;
	/** Since when whoever reads it wants no more letters. */
	endedAt: string | null;
};

/** What was entered; an empty address takes it away. What is not told of whose it is stays with the address. */
export type GivenContact = Pick<Contact, "playerId" | "address"> &
	Partial<Pick<Contact, "isGuardians" | "guardianName">>;

/**
 * What is kept of what was given beside what is known: the same address stays as it is to whoever reads it, with
 * letters that were ended; whose it is follows from whether the player is a minor.
 */
export function keptContact(
	given: GivenContact,
	known: Contact | undefined,
	isMinor: boolean,
): Contact {
	const { playerId, address } = given;
	const same = known?.address === address ? known : null;
	const isGuardians = isMinor || (given.isGuardians ?? same?.isGuardians ?? false);
	const { guardianName = same?.guardianName ?? null } = given;
	return {
		playerId,
		address,
		isGuardians,
		guardianName: isGuardians ? guardianName : null,
		endedAt: same?.endedAt ?? null,
	};
}
