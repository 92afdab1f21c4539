/** Pictures of a game or of a season. */
export const gallery = {
	title: "Pictures",
	ofGame: {
		about:
			"Pictures of the game, with their captions. They stand on the game’s page and open large.",
		notShown: "Visitors do not see them: minors play in this game.",
	},
	ofSeason: {
		about:
			"Pictures of the season itself, such as its opening day. They stand on the page of the season’s pictures, before those of its games.",
		notShown: "Visitors do not see them: minors play in this season.",
	},
	onSite: "Public pictures",
	add: "Add pictures",
	save: "Save pictures",
	notSaved: "The pictures could not be saved.",
	notLoaded: "The pictures could not be loaded.",
	one: ({ number }: { number: number }) => `Picture ${number}`,
};
