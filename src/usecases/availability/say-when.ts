import {
	type Ask,
	type Availability,
	type Choices,
	choicesOf,
	keyOfAsk,
	mostAsks,
	saidAnew,
} from "#domain/availability/availability.ts";
import { say } from "#domain/language/say.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { behindLink } from "../private-link/behind-link.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

type Given = Scope & { privateLinks: PrivateLinks };

/** What the captain of a team sees who has its link. */
export type OwnAvailability = {
	availability: Availability;
	team: string;
	league: string;
	choices: Choices;
	/** The day until which it is said has gone by. */
	isOver: boolean;
};

export async function viewOwnAvailability(
	scope: Given,
	{ link }: { link: string },
): Promise<OwnAvailability> {
	return behind(scope, scope.store, link);
}

async function behind(
	{ organization, privateLinks, now }: Given,
	store: Store,
	text: string,
): Promise<OwnAvailability> {
	const { find } = store.availabilities;
	const behind = await behindLink(privateLinks, text, { kinds: ["availability"], find });
	const availability = behind.thing;
	const schedule = found(await store.schedules.find(availability.scheduleId), missing);
	const team = found(await store.teams.find(availability.teamId), missing);
	return {
		availability,
		team: team.name,
		league: schedule.league.name,
		choices: choicesOf(schedule),
		isOver: availability.until < today(now, organization.timeZone),
	};
}

const missing = "This page does not exist.";

const longestNote = 500;

/**
 * Says when a team can play, in place of what it said before; what the league decided stays. Of what the schedule has
 * not, nothing is kept.
 */
export async function sayWhen(
	scope: Given,
	{ link, asks, note }: { link: string; asks: readonly Ask[]; note: string },
): Promise<void> {
	const text = plainLine(note).trim();
	if (text.length > longestNote)
		throw invalid("note", say`This is longer than ${longestNote} characters.`);
	await scope.store.transaction(async (store) => {
		const { availability, choices, isOver } = await behind(scope, store, link);
		if (isOver) {
			throw new Refusal("conflict", "The day until which teams say this has gone by.");
		}
		const known = asks.filter((ask) => isAmong(choices, ask));
		if (known.length > mostAsks) {
			throw invalid("asks", say`A team can ask for at most ${mostAsks} things.`);
		}
		const after = {
			...availability,
			asks: saidAnew(availability.asks, known),
			note: text,
			saidAt: scope.now.toISOString(),
		};
		await store.availabilities.save(after);
		await recordChange(scope, store, {
			action: "schedule.say",
			id: availability.scheduleId,
			before: shown(availability),
			after: shown(after),
		});
	});
}

function isAmong({ dates, days, times }: Choices, ask: Ask): boolean {
	if (ask.kind === "date") return dates.includes(ask.date);
	return ask.kind === "day" ? days.includes(ask.day) : times.includes(ask.time);
}

function shown({ teamId, asks, note }: Availability) {
	return { teamId, asks: asks.map(({ ask, state }) => `${keyOfAsk(ask)}: ${state}`), note };
}
