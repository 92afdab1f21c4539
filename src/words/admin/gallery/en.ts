/** Pictures of a game. */
export const gallery = {
	title: "Pictures",
	about: "Pictures of the game, with their captions. They stand on the game’s page and open large.",
	notShown: "Visitors do not see them: minors play in this game.",
	add: "Add pictures",
	save: "Save pictures",
	notSaved: "The pictures could not be saved.",
	notLoaded: "The pictures could not be loaded.",
	one: ({ number }: { number: number }) => `Picture ${number}`,
};
