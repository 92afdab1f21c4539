export const signupStatuses = ["active", "closed"] as const;
export type SignupStatus = (typeof signupStatuses)[number];

/** A sports business in an organization's directory. Null is not known. */
export type Business = {
	id: number;
	name: string;
	phone: string | null;
	email: string | null;
	website: string | null;
	/** Choices below; so are `state`, `sport` and `category`. */
	city: string[];
	state: string[];
	location: string | null;
	facebook: string | null;
	instagram: string | null;
	sport: string[];
	category: string[];
	season: string | null;
	nextSeason: string | null;
	/** `YYYY-MM-DD`. */
	signupDeadline: string | null;
	signupStatus: SignupStatus;
	cost: string | null;
	skillLevel: string | null;
};

export type NewBusiness = Omit<Business, "id">;

/** What a business can be of, several at once. */
export const businessChoices = {
	category: ["men", "women", "adult", "youth", "co-ed"],
	sport: ["basketball", "baseball", "tennis", "volleyball"],
	state: ["California", "New York", "Texas"],
	city: ["Los Angeles", "Buffalo", "New York City", "Houston"],
} as const;

/** A business of which nothing but the name is known; people can sign up. */
export const plainBusiness: Omit<NewBusiness, "name"> = {
	phone: null,
	email: null,
	website: null,
	city: [],
	state: [],
	location: null,
	facebook: null,
	instagram: null,
	sport: [],
	category: [],
	season: null,
	nextSeason: null,
	signupDeadline: null,
	signupStatus: "active",
	cost: null,
	skillLevel: null,
};
