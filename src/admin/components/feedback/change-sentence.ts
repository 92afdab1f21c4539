import { wordsOfKind } from "#domain/text/kind-words.ts";

/** What somebody did, as the end of a sentence that begins with the name: "added the team Hawks". */
export function changeSentence({
	action,
	label,
}: {
	action: string;
	label: string | null;
}): string {
	const own = sentences[action];
	if (own !== undefined) return own(label);
	const [noun = "", verb = ""] = action.split(".");
	const done = verbs[verb] ?? "changed";
	const { name, one = "something" } = wordsOfKind(noun);
	if (label === null) return `${done} ${one}`;
	return name === undefined ? `${done} ${label}` : `${done} the ${name} ${label}`;
}

const verbs: Record<string, string> = {
	add: "added",
	change: "changed",
	delete: "deleted",
	restore: "brought back",
	reset: "reset",
	reorder: "reordered",
};

const sentences: Record<string, (label: string | null) => string> = {
	"game.score": (game) => `entered the score of ${game ?? "a game"}`,
	"stats.change": (game) => `entered numbers of ${game ?? "a game"}`,
	"roster.add": (player) => `put ${player ?? "a player"} on a roster`,
	"roster.remove": (player) => `took ${player ?? "a player"} off a roster`,
	"entry.add": (team) => `entered ${team ?? "a team"} in a league`,
	"entry.delete": (team) => `took ${team ?? "a team"} out of a league`,
	"user.join": (user) => `put ${user ?? "a user"} into the organization`,
	"user.leave": (user) => `took ${user ?? "a user"} out of the organization`,
	"user.signOut": (user) => `signed ${user ?? "a user"} out`,
	"league.play": (league) => `added ${league ?? "a league"} to a season`,
	"season.import": (league) => `imported games${league === null ? "" : ` into ${league}`}`,
	"schedule.swap": (schedule) => `swapped matchups of ${schedule ?? "a schedule"}`,
	"schedule.generate": (schedule) => `generated ${schedule ?? "a schedule"}`,
	"schedule.cancel": (schedule) => `cancelled the generation of ${schedule ?? "a schedule"}`,
	"schedule.publish": (schedule) => `published ${schedule ?? "a schedule"}`,
	"schedule.withdraw": (schedule) => `made ${schedule ?? "a schedule"} a draft again`,
	"page.publish": (page) => `published ${page === null ? "a page" : `the page ${page}`}`,
	"page.unpublish": (page) => `took ${page ?? "a page"} off the site`,
	"page.schedule": (page) => `planned to publish ${page ?? "a page"}`,
	"page.callOff": (page) => `cancelled the publishing of ${page ?? "a page"}`,
	"page.rename": (page) => `gave ${page ?? "a page"} another address`,
	"page.revert": (page) => `brought back an older version of ${page ?? "a page"}`,
	"navigation.change": () => "changed the navigation of the site",
	"embeds.change": () => "changed which websites may show the league",
	"domain.claim": (domain) => `began to connect ${domain ?? "a domain"}`,
	"domain.verify": (domain) => `connected ${domain ?? "a domain"}`,
	"domain.lose": (domain) => `could not find ${domain ?? "the domain"} any more`,
	"domain.return": (domain) => `found ${domain ?? "the domain"} again`,
	"domain.release": (domain) => `released ${domain ?? "the domain"}`,
	"domain.disconnect": (domain) => `disconnected ${domain ?? "a domain"}`,
	"player.export": (player) => `exported the data of ${player ?? "a player"}`,
	"player.anonymize": () => "made a player anonymous",
	"privacy.change": () => "changed what visitors see of minors",
	"scheduleGames.restore": () => "brought back the games of a schedule",
};
