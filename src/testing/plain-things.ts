import { plainBusiness } from "#domain/business/business.ts";
import { plainOfficial } from "#domain/official/official.ts";
import { plainVenue } from "#domain/venue/venue.ts";
import type { Store } from "#store/store.ts";

type PlainThing = {
	/** Its room in the store, and its path in the API: `store.businesses`, `/businesses`. */
	noun: keyof Store & string;
	/** Puts one in, with the mark in every text. */
	insert: (store: Store, mark: string) => Promise<{ id: number }>;
	/** Writes over one that stands. */
	save: (store: Store, id: number) => Promise<void>;
	/** What is sent to add or change one, with the mark in what is free text. */
	sent: (mark: string) => Record<string, unknown>;
	/** Where the administration lists them: the screen's name in its routes, a path, the navigation's word. */
	list: { screen: string; path: string; label: string };
};

/**
 * Things that refer to nothing and that nothing refers to: staff list, add, change and delete them, and
 * no more. The test of the store's wall, the proofs of the whole API and the visit of every screen ask for
 * each what they ask for all.
 */
export const plainThings = {
	business: {
		noun: "businesses",
		insert: (store, mark) => {
			const web = `https://example.org/${mark}`;
			return store.businesses.insert({
				...plainBusiness,
				name: `Business ${mark}`,
				phone: `+1 ${mark}`,
				email: `business@${mark.slice(1)}.example`,
				website: web,
				location: `Street ${mark}`,
				facebook: web,
				instagram: web,
				season: `Spring ${mark}`,
				nextSeason: `Fall ${mark}`,
				cost: `Much ${mark}`,
				skillLevel: `Good ${mark}`,
			});
		},
		save: (store, id) => store.businesses.save({ ...plainBusiness, id, name: "Intruder" }),
		sent: (mark) => ({
			name: `New business ${mark}`,
			email: `new@${mark.slice(1)}.example`,
			website: `https://example.org/${mark}`,
			city: ["Houston"],
			category: "men,women",
			signupDeadline: "2026-03-01",
			cost: `Much ${mark}`,
		}),
		list: { screen: "businessList", path: "/businessPage", label: "Businesses" },
	},
	venue: {
		noun: "venues",
		insert: (store, mark) =>
			store.venues.insert({
				...plainVenue,
				name: `Venue ${mark}`,
				address: `Street ${mark}`,
				courts: [`Court ${mark}`],
				closures: [{ from: "2199-01-05", until: "2199-01-05", court: `Court ${mark}` }],
			}),
		save: (store, id) => store.venues.save({ ...plainVenue, id, name: "Intruder" }),
		sent: (mark) => ({
			name: `New venue ${mark}`,
			address: `Street ${mark}`,
			courts: [`Court ${mark}`],
			hours: [{ day: "Monday", from: "17:00", until: "23:00" }],
			dates: [{ date: "2026-03-02", from: "18:00", until: "22:00" }],
			closures: [{ from: "2026-04-06", until: "2026-04-07", court: `Court ${mark}` }],
		}),
		list: { screen: "venueList", path: "/dashboard/venues", label: "Venues" },
	},
	official: {
		noun: "officials",
		insert: (store, mark) =>
			store.officials.insert({
				...plainOfficial,
				name: `Official ${mark}`,
				days: ["Monday"],
				isNamed: true,
			}),
		save: (store, id) =>
			store.officials.save({ ...plainOfficial, id, linkRound: 9, name: "Intruder" }),
		sent: (mark) => ({
			name: `New official ${mark}`,
			jobs: ["referee", "scorer"],
			days: ["Monday"],
			datesOff: ["2026-03-02"],
			mostGames: 2,
		}),
		list: { screen: "officialList", path: "/dashboard/officials", label: "Officials" },
	},
} satisfies Record<string, PlainThing>;

export type PlainName = keyof typeof plainThings;
