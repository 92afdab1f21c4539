/** What pages say that are written by their organization, and what stands on every page's paper. */
export const page = {
	about: ({ title, name }: { title: string; name: string }) => `${title}: ${name}.`,

	/** The pages that are content alone, by their paths, until they are written. */
	information: {
		registration: { title: "Registration", missing: "How to register is not online yet." },
		leagueInfo: { title: "League info", missing: "The league's rules are not online yet." },
		tournament: { title: "Tournament", missing: "The tournament's details are not online yet." },
		youth: { title: "Youth", missing: "The youth programme is not online yet." },
		ourTeam: { title: "JOIN OUR TEAM", missing: "How to join is not online yet." },
		leagueFootage: { title: "League footage", missing: "There are no videos yet." },
		contact: { title: "Contact us", missing: "Contact details are not online yet." },
	},
	gettingReady: ({ name }: { name: string }) => `${name} is getting ready for its first season.`,
	playing: ({ name, season, teams, leagues }: Playing) => {
		const inLeagues = leagues === 1 ? "one league" : `${leagues} leagues`;
		return `${name} plays ${season} with ${teams} teams in ${inLeagues}.`;
	},
	/** Pictures for the team's chat. */
	pictures: {
		result: "Picture of the result",
		round: "Picture of the round",
		table: "Picture of the table",
		post: "For the chat",
		story: "For a story",
	},
	findUs: "Find us",

	/** Said in place of a page of something that is not there. */
	missing: {
		page: "This page does not exist.",
		season: "This season does not exist.",
		league: "This league does not exist.",
		bracket: "This bracket does not exist.",
		team: "This team does not exist.",
		player: "This player does not exist.",
		game: "Game not found.",
	},

	share: "Share",
	copy: "Copy",
	copied: "Copied",
	upToDate: "Always up to date:",
};

type Playing = { name: string; season: string; teams: number; leagues: number };
