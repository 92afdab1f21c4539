import { demoVideos } from "../videos.ts";
import type { SeedPage } from "./seed-page.ts";

export const leagueFootage: SeedPage = {
	key: "leagueFootage",
	title: "League footage",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "On film",
			lead: "Finals, buzzer beaters and the occasional blooper. Whole games are linked from their box scores.",
		},
		{
			kind: "videos",
			videos: [
				{ url: demoVideos.bigBuckBunny, title: "D1 final: the whole game" },
				{ url: demoVideos.sintel, title: "Ten best passes of the season" },
				{
					url: demoVideos.tearsOfSteel,
					title: "Tournament: the last four minutes without a bench",
				},
				{ url: demoVideos.cosmosLaundromat, title: "A night at the scorer's table" },
				{ url: demoVideos.spring, title: "Opening week in Tustin Columbus" },
				{ url: demoVideos.spriteFright, title: "Bloopers, with everybody's permission" },
			],
		},
		{
			kind: "heading",
			text: "Want your game filmed?",
		},
		{
			kind: "text",
			markdown:
				"Our cameras travel with the schedule, and finals are always filmed. If you have recorded a game yourself, send us the link and we put it on the page of that game. If you would rather not be shown, say so and we take the clip down the same day.",
		},
		{
			kind: "callToAction",
			text: "Have a clip that should be here?",
			label: "Send us the link",
			href: "mailto:footage@hoops-league.test",
		},
	],
};
