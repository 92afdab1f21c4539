/**
 * Stand-ins for a league's own recordings: open films that their maker, the Blender Foundation, has
 * published for everybody (CC BY), so that the player on the page has something to play.
 */
export const demoVideos = {
	bigBuckBunny: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
	sintel: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
	tearsOfSteel: "https://www.youtube.com/watch?v=R6MlUcmOul8",
	cosmosLaundromat: "https://www.youtube.com/watch?v=Y-rmzh0PI3c",
	spring: "https://www.youtube.com/watch?v=WhWc3b3KhnY",
	spriteFright: "https://www.youtube.com/watch?v=_cMxraX_5RE",
} as const;
