/** What blocks say by themselves, beside what their organization has written into them. */
export const block = {
	email: "Email",
	phone: "Phone",
	address: "Address",
	prices: "Prices",
	item: "Item",
	price: "Price",
	video: "Video",
	kilobytes: ({ size }: { size: string }) => `PDF, ${size} kB`,
	megabytes: ({ size }: { size: string }) => `PDF, ${size} MB`,
	allTimeLeaders: "All-time leaders",

	/** Pictures in full view. */
	picture: "Picture",
	close: "Close",
	previous: "Previous",
	next: "Next",
};
