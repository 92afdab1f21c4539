/** Enough for every league of the demonstration; the order decides who is where. */
export const teamNames: readonly string[] = [
	"Night Shift",
	"Glass Cleaners",
	"Ball Don't Lie",
	"Los Pelícanos",
	"Low Post Office",
	"Ankle Insurance",
	"Third Street Saints",
	"Pick & Roll Call",
	"Marine Layer",
	"Harbor Lights",
	"Buckets & Bricks",
	"O'Malley's Regulars",
	"Jump-Stop Society",
	"Full Court Mess",
	"Tip-Off Tacos",
	"The Understudies",
	"Salt & Iron",
	"Réveil",
	"Backboard Mechanics",
	"Southpaw Collective",
	"St. Brigid's Alumni",
	"Drop Step Coffee",
	"Iron Kettle",
	"Hardwood & Sons",
	"Sunday Best",
	"Grand Avenue Giants",
	"The Late Fees",
	"Corner Office",
	"Twelve Minute Men",
	"Bank Holiday",
	"Old Pier Athletic",
	"Rim Reapers",
	"Wharf Rats",
	"The Southern Harbor Society of Slightly Retired Point Guards",
	"Zero Gravity Plumbing",
	"Airballers Anonymous",
	"Second Wind",
	"Orange Crates",
	"Overtime Heroes",
	"Canyon Runners",
	"Fast Break-Dancers",
	"Tide Pool",
	"Weekend at Bernardo's",
	"Long Twos",
	"Switch Everything",
];

/** Draws the names in their order. */
export function teamNameSource(names: readonly string[]): () => string {
	let drawn = 0;
	return () => {
		const name = names[drawn];
		if (name === undefined) throw new Error("There are more teams than names.");
		drawn += 1;
		return name;
	};
}
